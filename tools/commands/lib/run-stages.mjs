/**
 * Runs stages in order; those within one entry run in parallel. A stage whose `after` has failed is not run and counts as failed.
 * @param {(object | object[])[][]} lines the stages (test-stages.mjs)
 * @param {object} context what a stage is given
 * @param {(result: {stage: object, counted: {passed: number, failed: number}, output: string, seconds: number}) => void} onResult
 * @returns {Promise<{passed: number, failed: number}>} the sum
 */
export async function runStages(lines, context, onResult) {
  const total = { passed: 0, failed: 0 };
  const broken = new Set();

  const runOne = async (stage) => {
    const result = broken.has(stage.after) ? notRun(stage) : await resultOf(stage, context);
    total.passed += result.counted.passed;
    total.failed += result.counted.failed;
    if (result.counted.failed > 0) broken.add(stage.name);
    onResult(result);
  };
  const runLine = async (stages) => {
    for (const stage of stages) await runOne(stage);
  };
  for (const line of lines) await Promise.all(line.map((entry) => runLine([entry].flat())));
  return total;
}

const notRun = (stage) => ({
  stage,
  counted: { passed: 0, failed: 1 },
  output: `没有运行：${stage.after}没有通过。\n`,
  seconds: 0,
});

async function resultOf(stage, context) {
  const started = performance.now();
  const { ok, output } = await stage.run(context);
  const counted = stage.count?.() ?? { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
  // A crash, an empty suite or a missing result must not look like a pass.
  if (counted.failed === 0 && (!ok || counted.passed === 0)) counted.failed = 1;
  return { stage, counted, output, seconds: (performance.now() - started) / 1000 };
}

/** Prints the line of a stage, and its output if it failed. */
export function report({ stage: { name }, counted: { passed, failed }, output, seconds }) {
  if (failed > 0 && output) console.log(output.trimEnd());
  console.log(`${failed > 0 ? '✗' : '✓'} ${name}：${passed} passed, ${failed} failed，${seconds.toFixed(1)} s`);
}
