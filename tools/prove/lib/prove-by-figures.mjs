import { lineOf } from './figures.mjs';
import { step } from './step.mjs';
import { workFolder } from './work-folder.mjs';

/**
 * Runs a proof that consists of parts, each with figures and their bounds. Closes with how many figures hold and how many do not.
 * @param {string} prefix of the proof's folder, which stays if something has failed
 * @param {(proof: Proof) => Promise<void>} prove
 *
 * @typedef {object} Proof
 * @property {string} folder
 * @property {<T>(party: T) => T} started takes each process, to be stopped at the end
 * @property {(title: string, run: () => Promise<object[]>) => Promise<void>} part runs a named part and prints its figures (figures.mjs)
 */
export async function proveByFigures(prefix, prove) {
  const { folder, remove } = workFolder(prefix);
  const begun = performance.now();
  const running = [];
  const counted = { passed: 0, failed: 0 };
  const started = (party) => {
    running.push(party);
    return party;
  };
  /** What cannot run has failed. */
  const fail = (error) => {
    console.error(error);
    counted.failed += 1;
  };
  const part = async (title, run) => {
    const figures = await step(title, run).catch(fail);
    if (figures?.length === 0) fail(new Error(`${title} has no figures`));
    for (const figure of figures ?? []) {
      console.log(lineOf(figure));
      if (figure.bound !== undefined) counted[figure.holds ? 'passed' : 'failed'] += 1;
    }
  };
  try {
    await prove({ folder, started, part });
  } catch (error) {
    fail(error);
  } finally {
    for (const party of running.reverse()) await party.stop();
    remove({ keep: counted.failed > 0 });
  }
  if (counted.failed > 0) process.exitCode = 1;
  console.log(`用时 ${((performance.now() - begun) / 1000).toFixed(0)} s`);
  console.log(`${counted.passed} passed, ${counted.failed} failed`);
}
