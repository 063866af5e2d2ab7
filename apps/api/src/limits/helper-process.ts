import { fork, type ChildProcess } from 'node:child_process';
import { TooLateError } from './too-late-error';

// A program of megabytes, so an idle one is ended.
const idleMs = 60_000;

function begin(script: string): ChildProcess {
  // Without the environment: the process gets no secret.
  const child = fork(script, { execArgv: [], env: {}, serialization: 'advanced', stdio: 'inherit' });
  // The process does not keep a stopping gateway alive. It ends itself when the gateway is gone.
  child.unref();
  // Nobody waits for a process that was started ahead. If it cannot start, the next question fails or starts another.
  child.on('error', () => undefined);
  child.channel?.unref();
  return child;
}

/**
 * A process of its own for costly work, so that the gateway answers meanwhile and outlives what the work does to its process. It
 * answers one question at a time: ask it in a bounded queue with one place. It starts with the first question. An answer with
 * `isSpent` is its last: another process takes its place at once, so that the next question finds it started.
 * @param script receives each question as a message and sends one message as answer
 * @param limitMs the process is killed if it takes longer
 * @returns asks a question; rejects if the process ends before it answers, with TooLateError if it takes too long
 */
export function helperProcess<Question extends object, Answer>(
  script: string,
  limitMs: number,
): (question: Question) => Promise<Answer> {
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  const stop = (old: ChildProcess) => {
    old.kill('SIGKILL');
    if (child === old) child = undefined;
  };
  return (question) => {
    clearTimeout(idle);
    const own = (child = child?.connected ? child : begin(script));
    return new Promise((resolve, reject) => {
      const end = (settle: () => void) => {
        clearTimeout(timer);
        own.off('message', answered).off('exit', ended).off('error', failed);
        settle();
      };
      const failed = (error: Error) => {
        stop(own);
        end(() => reject(error));
      };
      const answered = (answer: unknown) => {
        if ((answer as { isSpent?: boolean }).isSpent) {
          stop(own);
          child = begin(script);
        }
        idle = setTimeout(() => child && stop(child), idleMs).unref();
        end(() => resolve(answer as Answer));
      };
      const ended = () => failed(new Error('the helper process ended'));
      const timer = setTimeout(() => failed(new TooLateError('the helper process took too long')), limitMs).unref();
      own.on('message', answered).on('exit', ended).on('error', failed);
      own.send(question, (error) => error && failed(error));
    });
  };
}
