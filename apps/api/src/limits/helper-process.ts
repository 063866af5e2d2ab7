import { fork, type ChildProcess } from 'node:child_process';
import { TooLateError } from './too-late-error';

// A program of megabytes, so an idle one is ended.
const idleMs = 60_000;

export interface HelperBounds {
  /** The process is killed if it takes longer for an answer; milliseconds. */
  limitMs: number;
  /** The process ends with its answer: what one question leaves in its memory is not there for the next. */
  isForOne?: boolean;
}

function begin(script: string): ChildProcess {
  // Without the environment: the process gets no secret.
  const child = fork(script, { execArgv: [], env: {}, serialization: 'advanced', stdio: 'inherit' });
  // The process does not keep a stopping gateway alive. It ends itself when the gateway is gone.
  child.unref();
  child.channel?.unref();
  return child;
}

/**
 * A process of its own for costly work, so that the gateway answers meanwhile and outlives what the work does to its process. It
 * answers one question at a time: ask it in a bounded queue with one place. It starts with the first question.
 * @param script receives each question as a message and sends one message as answer
 * @returns asks a question; rejects if the process ends before it answers, with TooLateError if it takes too long
 */
export function helperProcess<Question extends object, Answer>(
  script: string,
  { limitMs, isForOne = false }: HelperBounds,
): (question: Question) => Promise<Answer> {
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  const stop = (old: ChildProcess) => {
    old.kill('SIGKILL');
    if (child === old) child = undefined;
  };
  return (question) => {
    clearTimeout(idle);
    const own = (child ??= begin(script));
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
        if (isForOne) stop(own);
        else idle = setTimeout(() => stop(own), idleMs).unref();
        end(() => resolve(answer as Answer));
      };
      const ended = () => failed(new Error('the helper process ended'));
      const timer = setTimeout(() => failed(new TooLateError('the helper process took too long')), limitMs).unref();
      own.on('message', answered).on('exit', ended).on('error', failed);
      own.send(question, (error) => error && failed(error));
    });
  };
}
