// SEED repeats the random cases of fast-check. Without it each run draws a seed, which fast-check prints with a failure.
const seed = process.env['SEED'];
if (seed) require('fast-check').configureGlobal({ seed: Number(seed) });
