"""What every look draws with: pictures by name, the house's way of drawing, vegetables that several games have."""
