/** Runs a named part of a proof and prints its result and time. Returns what `work` returns; an error ends the proof. */
export async function step(name, work) {
  const begun = performance.now();
  const say = (mark) => console.log(`${mark} ${name}，${((performance.now() - begun) / 1000).toFixed(1)} s`);
  try {
    const result = await work();
    say('✓');
    return result;
  } catch (error) {
    say('✗');
    throw error;
  }
}
