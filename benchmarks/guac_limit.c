/* The hand-written peer of benchmarks/guacamole.py: the same game, a card set of the same kind, every trick that C allows. */
/* guac_limit.c - scalar upper bound for uniformly random Guacamole playouts (4 players).
 * gcc -O3 -march=native -o guac_limit guac_limit.c && ./guac_limit
 * Card set (invented, plausible): every (avocado,tomato,chili) with 1..3 icons: 3+6+10 = 19 kinds x 3 = 57 ingredient cards,
 * + lime, cilantro, onion = 60; 7 mild, 7 medium, 7 spicy recipe discs. A special ends the turn; claims are automatic, current
 * player first; a top discard that is a special cannot be taken (then the source choice is forced and counted as 'forced').
 * If nobody can win any more (a type's 7 discs gone) or after CAP decisions the game stops without a winner.
 * Decks are unordered sets drawn from at random (same law as a shuffled deck).
 * Three variants: FUSED (options known by count, nothing materialised), ENGINE (legal() writes a move list, choose, apply(), one
 * decision at a time on a POD state), ENGINE+CLONE (state memcpy before every decision), ENGINE+VIEW (also writes the acting
 * player's observation = every public field + own secrets into a 96-byte buffer). */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#define NP 4
#define CAP 20000
typedef uint8_t u8; typedef uint32_t u32; typedef uint64_t u64;
enum { SRC, PLACE_D, PLACE_K, PASS, OVER };
enum { LIME = 57, CILANTRO = 58, ONION = 59 };
enum { M_DISCARD = 0, M_DECK = 1, M_SLOT = 2 /* ..6 */, M_DROP = 7, M_PASS = 8 /* ..12 */ };
typedef struct {
  u8 deck[60], disc[60], ndeck, ndisc, hand[NP][5], won[NP], rp[3][7], rn[3], phase, cur, actor, pend, dir, sel[NP];
  int8_t winner; u32 sum[NP], face[3]; u32 nturn; u64 rng;
} S;
static u32 VAL[60]; static u32 REC[3][7];
static inline u64 nxt(S *s) { s->rng += 0x9E3779B97F4A7C15ull; u64 z = s->rng; __uint128_t m = (__uint128_t)z * (z ^ 0xE7037ED1A0B428DBull); return (u64)(m >> 64) ^ (u64)m; } /* wyrand */
static inline u32 rnd(S *s, u32 n) { return (u32)(((nxt(s) >> 32) * n) >> 32); }
static void init_tables(void) {
  int k = 0;
  for (int a = 0; a < 4; a++) for (int t = 0; t < 4; t++) for (int c = 0; c < 4; c++) if (a + t + c >= 1 && a + t + c <= 3) for (int r = 0; r < 3; r++) VAL[k++] = a | t << 8 | c << 16;
  if (k != 57) abort();
  static const u8 R[3][7][3] = {{{6,4,1},{5,5,1},{5,4,2},{4,6,1},{6,3,2},{4,5,2},{5,3,2}}, {{4,4,3},{5,3,3},{4,3,4},{3,5,3},{3,4,4},{5,4,3},{4,5,3}}, {{3,3,5},{4,2,5},{2,4,5},{3,2,6},{3,4,5},{4,3,5},{2,3,6}}};
  for (int i = 0; i < 3; i++) for (int j = 0; j < 7; j++) REC[i][j] = R[i][j][0] | R[i][j][1] << 8 | R[i][j][2] << 16;
}
static inline void refill(S *s) { u8 top = s->disc[s->ndisc - 1]; int n = s->ndisc - 1; memcpy(s->deck + s->ndeck, s->disc, n); s->ndeck += n; s->disc[0] = top; s->ndisc = 1; }
static inline u8 draw(S *s) { u32 i = rnd(s, s->ndeck); u8 c = s->deck[i]; s->deck[i] = s->deck[--s->ndeck]; if (!s->ndeck) refill(s); return c; }
static u8 draw_ing(S *s) { /* specials are shuffled back in */
  for (;;) { u32 i = rnd(s, s->ndeck); u8 c = s->deck[i];
    if (c < 57) { s->deck[i] = s->deck[--s->ndeck]; if (!s->ndeck) refill(s); return c; }
    if (s->ndeck <= 3) { int any = 0; for (int k = 0; k < s->ndeck; k++) any |= s->deck[k] < 57; if (!any) refill(s); } } }
static inline void flip(S *s, int t) { if (!s->rn[t]) { s->face[t] = 0xFFFFFFFF; return; } u32 i = rnd(s, s->rn[t]); u8 r = s->rp[t][i]; s->rp[t][i] = s->rp[t][--s->rn[t]]; s->face[t] = REC[t][r]; }
static void setup(S *s) {
  for (int i = 0; i < 60; i++) s->deck[i] = i;
  s->ndeck = 60; s->ndisc = 0; s->nturn = 0; s->winner = -1;
  for (int t = 0; t < 3; t++) { s->rn[t] = 7; for (int j = 0; j < 7; j++) s->rp[t][j] = j; }
  for (int p = 0; p < NP; p++) { s->won[p] = 0; s->sum[p] = 0; s->sel[p] = 0; for (int k = 0; k < 5; k++) { u8 c = draw_ing(s); s->hand[p][k] = c; s->sum[p] += VAL[c]; } }
  s->disc[s->ndisc++] = draw(s);
  for (int t = 0; t < 3; t++) flip(s, t);
  s->phase = SRC; s->cur = s->actor = rnd(s, NP); s->pend = 255; s->dir = 0;
}
static inline int match(const S *s, int p) { u32 v = s->sum[p]; return v == s->face[0] ? 0 : v == s->face[1] ? 1 : v == s->face[2] ? 2 : -1; }
static int claim(S *s, int p, int t) { /* 1 when the game is over */
  s->won[p] |= 1 << t; flip(s, t);
  if (s->won[p] == 7) { s->winner = p; s->phase = OVER; return 1; }
  s->sum[p] = 0;
  for (int k = 0; k < 5; k++) s->disc[s->ndisc++] = s->hand[p][k];
  for (int k = 0; k < 5; k++) { u8 c = draw_ing(s); s->hand[p][k] = c; s->sum[p] += VAL[c]; }
  if (s->face[t] == 0xFFFFFFFF) { int can = 0; for (int q = 0; q < NP; q++) { int ok = 1; for (int u = 0; u < 3; u++) if (!(s->won[q] >> u & 1) && s->face[u] == 0xFFFFFFFF) ok = 0; can |= ok; } if (!can) { s->phase = OVER; return 1; } }
  return 0;
}
static int claims_all(S *s) { for (int again = 1; again;) { again = 0; for (int i = 0; i < NP; i++) { int p = (s->cur + i) & 3, t = match(s, p); if (t >= 0) { if (claim(s, p, t)) return 1; again = 1; break; } } } return 0; }
static inline void endturn(S *s) { s->cur = s->actor = (s->cur + 1) & 3; s->phase = SRC; s->nturn++; }
static inline void special(S *s, u8 c) {
  s->disc[s->ndisc++] = c;
  if (c == ONION) { u8 h[5]; u32 v = s->sum[NP - 1]; memcpy(h, s->hand[NP - 1], 5);
    for (int p = NP - 1; p > 0; p--) { memcpy(s->hand[p], s->hand[p - 1], 5); s->sum[p] = s->sum[p - 1]; }
    memcpy(s->hand[0], h, 5); s->sum[0] = v; if (!claims_all(s)) endturn(s); }
  else { s->phase = PASS; s->dir = c == LIME ? 1 : 3; s->actor = s->cur; }
}
static inline void dopass(S *s) {
  u8 c[NP]; for (int p = 0; p < NP; p++) c[p] = s->hand[p][s->sel[p]];
  for (int p = 0; p < NP; p++) { u8 n = c[(p - s->dir) & 3]; s->sum[p] += VAL[n] - VAL[c[p]]; s->hand[p][s->sel[p]] = n; }
  if (!claims_all(s)) endturn(s);
}
static inline void place(S *s, int k, u8 card) { int p = s->cur; u8 old = s->hand[p][k]; s->hand[p][k] = card; s->disc[s->ndisc++] = old; s->sum[p] += VAL[card] - VAL[old];
  int t = match(s, p); if (__builtin_expect(t >= 0, 0)) { if (claim(s, p, t)) return; if (claims_all(s)) return; } endturn(s); }
/* ---- engine-like interface ---- */
static inline int legal(const S *s, u8 *m) {
  int n = 0;
  switch (s->phase) {
    case SRC: if (s->disc[s->ndisc - 1] < 57) m[n++] = M_DISCARD; m[n++] = M_DECK; break;
    case PLACE_K: for (int k = 0; k < 5; k++) m[n++] = M_SLOT + k; m[n++] = M_DROP; break;
    case PLACE_D: for (int k = 0; k < 5; k++) m[n++] = M_SLOT + k; break;
    case PASS: for (int k = 0; k < 5; k++) m[n++] = M_PASS + k; break;
  }
  return n;
}
static inline void apply(S *s, u8 m) {
  switch (m) {
    case M_DISCARD: s->pend = s->disc[--s->ndisc]; s->phase = PLACE_D; break;
    case M_DECK: { u8 c = draw(s); if (c >= 57) special(s, c); else { s->pend = c; s->phase = PLACE_K; } } break;
    case M_DROP: s->disc[s->ndisc++] = s->pend; s->pend = 255; endturn(s); break;
    case M_PASS: case M_PASS + 1: case M_PASS + 2: case M_PASS + 3: case M_PASS + 4:
      s->sel[s->actor] = m - M_PASS; s->actor = (s->actor + 1) & 3; if (s->actor == s->cur) dopass(s); break;
    default: { u8 c = s->pend; s->pend = 255; place(s, m - M_SLOT, c); }
  }
}
static inline void view(const S *s, u8 *o) { /* acting player's observation: public fields, own pending choice; opponents' hidden selections blanked */
  memcpy(o, s->hand, 20); memcpy(o + 20, s->won, 4); memcpy(o + 24, s->face, 12); o[36] = s->ndeck; o[37] = s->ndisc; o[38] = s->disc[s->ndisc - 1]; o[39] = s->phase; o[40] = s->cur; o[41] = s->actor;
  o[42] = s->pend; for (int p = 0; p < 4; p++) o[43 + p] = p == s->actor && s->phase == PASS ? s->sel[p] : 255; memcpy(o + 48, s->sum, 16);
}
static void check(const S *s) { u64 seen = 0; int n = 0;
#define A(c) do { if (seen >> (c) & 1) { puts("dup"); abort(); } seen |= 1ull << (c); n++; } while (0)
  for (int i = 0; i < s->ndeck; i++) A(s->deck[i]); for (int i = 0; i < s->ndisc; i++) A(s->disc[i]);
  for (int p = 0; p < NP; p++) { u32 v = 0; for (int k = 0; k < 5; k++) { A(s->hand[p][k]); v += VAL[s->hand[p][k]]; if (s->hand[p][k] > 56) { puts("special in hand"); abort(); } } if (v != s->sum[p]) { puts("sum"); abort(); } }
  if (s->pend < 60) A(s->pend);
  if (n != 60) { printf("cards %d phase %d\n", n, s->phase); abort(); } }
static volatile u8 sink; static u64 forced, wins, caps, turns;
static u64 game_engine(S *s, int mode) {
  u64 d = 0; u8 m[16], o[96]; S snap; setup(s); if (claims_all(s)) return 0; s->phase = SRC;
  while (s->phase != OVER && d < CAP) {
    int n = legal(s, m); forced += n == 1;
    if (mode & 1) { memcpy(&snap, s, sizeof snap); asm volatile("" ::"r"(&snap) : "memory"); }
    if (mode & 2) { view(s, o); asm volatile("" ::"r"(o) : "memory"); }
    if (mode & 4) check(s);
    apply(s, m[rnd(s, n)]); d++;
  }
  wins += s->winner >= 0; caps += d >= CAP; turns += s->nturn; return d;
}
static u64 game_fused(S *s) {
  u64 d = 0; setup(s); if (claims_all(s)) return 0; s->phase = SRC;
  while (d < CAP) { /* one turn per iteration */
    u64 r = nxt(s); d++;
    if (s->disc[s->ndisc - 1] < 57 && (r & 1)) { u8 c = s->disc[--s->ndisc]; place(s, (int)((((r >> 1) & 0x7fffffff) * 5) >> 31), c); d++; if (s->phase == OVER) break; continue; }
    forced += s->disc[s->ndisc - 1] >= 57;
    u8 c = draw(s);
    if (__builtin_expect(c < 57, 1)) { int k = (int)((((r >> 1) & 0x7fffffff) * 6) >> 31); d++; if (k == 5) { s->disc[s->ndisc++] = c; endturn(s); } else { place(s, k, c); if (s->phase == OVER) break; } }
    else { special(s, c); if (s->phase == PASS) { u64 q = nxt(s); for (int p = 0; p < 4; p++) s->sel[p] = (u8)((((q >> (16 * p)) & 0xffff) * 5) >> 16); d += 4; dopass(s); } if (s->phase == OVER) break; }
  }
  wins += s->winner >= 0; caps += d >= CAP; turns += s->nturn; return d;
}
static double cpu(void) { struct timespec t; clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t); return t.tv_sec + 1e-9 * t.tv_nsec; }
static int cmp(const void *a, const void *b) { double x = *(double *)a, y = *(double *)b; return (x > y) - (x < y); }
int main(int argc, char **argv) {
  int runs = argc > 1 ? atoi(argv[1]) : 9; double min_t = argc > 2 ? atof(argv[2]) : 1.0;
  init_tables(); static const char *nm[] = {"fused", "engine", "engine+clone", "engine+view", "engine+clone+view"}; static const int md[] = {-1, 0, 1, 2, 3};
  S s; s.rng = 12345;
  for (int i = 0; i < 2000; i++) game_engine(&s, 4); /* invariants: card conservation at every decision */
  printf("{\"check\": \"2000 games card-conserving\", \"sizeof_state\": %zu}\n", sizeof(S));
  for (int v = 0; v < 5; v++) {
    double dr[64], gr[64]; u64 D = 0, G = 0; forced = wins = caps = turns = 0;
    for (int r = -1; r < runs; r++) {
      u64 d = 0, g = 0; double t0 = cpu(), t; if (r == 0) { D = G = 0; forced = wins = caps = turns = 0; }
      do { for (int k = 0; k < 200; k++) { d += v ? game_engine(&s, md[v]) : game_fused(&s); g++; } t = cpu() - t0; } while (t < (r < 0 ? 0.2 : min_t));
      D += d; G += g; if (r >= 0) { dr[r] = d / t; gr[r] = g / t; }
    }
    qsort(dr, runs, 8, cmp); qsort(gr, runs, 8, cmp);
    printf("{\"label\": \"guac_limit/%s\", \"dec_s\": %.0f, \"dec_min\": %.0f, \"dec_max\": %.0f, \"games_s\": %.0f, \"dec_per_game\": %.1f, \"turns_per_game\": %.1f, \"forced_frac\": %.4f, \"won_frac\": %.4f, \"cap_frac\": %.5f}\n",
           nm[v], dr[runs / 2], dr[0], dr[runs - 1], gr[runs / 2], (double)D / G, (double)turns / G, (double)forced / D, (double)wins / G, (double)caps / G);
    fflush(stdout);
  }
  return 0;
}
