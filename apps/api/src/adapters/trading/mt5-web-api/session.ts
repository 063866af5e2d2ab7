import type { Static, TSchema } from 'typebox';
import { TradingRefusal } from '../../../ports';
import { Done } from './answers';
import { openConnection, type Connection } from './connection';
import { logIn, type Credentials } from './log-in';
import { NotSent } from './not-sent';
import { readReply, type Word } from './read-reply';
import { TooLarge } from './too-much';

/** Milliseconds, and bytes. */
export interface Patience {
  /** For an answer, log-in and one repeat of a read included. */
  answer: number;
  /** For one's turn: behind a platform that hangs, requests give up instead of heaping up. */
  turn: number;
  /** Between two log-ins where the first failed: a wrong password must not lock the account. */
  login: number;
  /** Of silence before a ping; the platform hangs up after 180 s. */
  ping: number;
  /** Bytes of an answer at most. */
  largest: number;
}

export interface Request<T = unknown> {
  path: string;
  body?: object;
  /** May be sent again if its response was lost: a read, or a write that changes nothing the second time. */
  repeatable: boolean;
  /** A list that may be empty: the platform then answers 13, which is no reason for doubt. */
  mayBeEmpty?: boolean;
  /** Its success has no content, and the second copy of another success must not be taken for it. */
  confirmed?: boolean;
  /** Whether a successful answer belongs to this request. Called once for each answer. */
  isOwn?: (answer: T) => boolean;
}

/** One logged-in connection, opened when it is needed, one request at a time. */
export interface Session {
  /** Whether the platform has accepted the login and the connection is open. */
  readonly open: boolean;
  /**
   * Throws TradingRefusal (nothing was done, and will not be), NotSent (nothing was done), or an Error: not known.
   */
  call<T extends TSchema>(request: Request<Static<T>>, schema: T): Promise<Static<T>>;
  close(): Promise<void>;
}

const isNotFound = (error: Error) => error instanceof TradingRefusal && error.retcode === 13;

const ping: Request = { path: '/api/test/access', repeatable: false };

export function openSession(url: URL, credentials: Credentials, patience: Patience): Session {
  let link: Connection | undefined;
  let notBefore = 0;
  let closed = false;
  let tail: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  const connected = async (): Promise<Connection> => {
    if (link?.open) return link;
    if (Date.now() < notBefore) throw new NotSent('the last log-in at the platform failed a moment ago');
    const opened = openConnection(url, patience.largest);
    try {
      await logIn(opened, credentials, patience.answer);
    } catch (error) {
      opened.close();
      notBefore = Date.now() + patience.login;
      throw new NotSent('no session with the platform', { cause: error });
    }
    return (link = opened);
  };

  const attempt = async <T extends TSchema>(
    on: Connection,
    request: Request<Static<T>>,
    schema: T,
    left: number,
  ): Promise<Word<Static<T>>> => {
    const reply = await on.send(request.path, request.body, left);
    try {
      const word = readReply(reply, schema);
      if (word.outcome === 'ok' && request.isOwn?.(word.answer) === false)
        throw new Error('the answer belongs to another request');
      return word;
    } catch (error) {
      // Whoever sent this may send the next request's answer out of turn as well.
      on.close();
      throw error;
    }
  };

  /**
   * A refusal, or a success without content, names no request. It may be the second copy of an earlier answer. This
   * sends a ping: if the answer is not the ping's own, the connection is closed, and an error says that the result
   * of the request is not known.
   */
  const confirm = async (on: Connection, left: number) => {
    const word = await attempt(on, ping, Done, Math.max(left, 1));
    if (word.outcome === 'ok') return;
    on.close();
    throw new Error('the answer may belong to another request');
  };

  const exchange = async <T extends TSchema>(request: Request<Static<T>>, schema: T): Promise<Static<T>> => {
    const until = Date.now() + patience.answer;
    for (let first = true; ; first = false) {
      const on = await connected();
      const left = until - Date.now();
      if (left <= 0) throw new NotSent('the platform took too long to log in');
      try {
        const word = await attempt(on, request, schema, left);
        if (word.outcome === 'ok') {
          if (request.confirmed) await confirm(on, until - Date.now());
          return word.answer;
        }
        if (word.outcome === 'refused') {
          if (!(request.mayBeEmpty && isNotFound(word.error))) await confirm(on, until - Date.now());
          throw word.error;
        }
        on.close();
        // A fresh session that is forbidden something lacks the right to it.
        if (!first && word.status === 403) throw new TradingRefusal(8, 'not enough permissions');
        if (!first) throw new NotSent(`the platform ended the session: ${word.words}`);
      } catch (error) {
        if (!first || error instanceof TradingRefusal || error instanceof TooLarge || Date.now() >= until) throw error;
        // A request that was never sent on a lost connection may be sent on a new one, whatever it does.
        if (error instanceof NotSent ? on.open : !request.repeatable) throw error;
      }
    }
  };

  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const began = Date.now();
    const run = tail.then(() => {
      if (closed) throw new NotSent('the session is closed');
      if (Date.now() - began > patience.turn) throw new NotSent('the platform is too slow for the number of requests');
      return work();
    });
    tail = run.then(idle, idle);
    return run;
  };

  const idle = () => {
    clearTimeout(timer);
    if (closed || !link?.open) return;
    timer = setTimeout(() => {
      // A lost connection is not rebuilt for a ping: the next request does that.
      inTurn(async () => link?.open && exchange(ping, Done)).catch(() => link?.close());
    }, patience.ping).unref();
  };

  return {
    get open() {
      return link?.open ?? false;
    },
    call: (request, schema) => inTurn(() => exchange(request, schema)),
    async close() {
      closed = true;
      clearTimeout(timer);
      await tail;
      link?.close();
    },
  };
}
