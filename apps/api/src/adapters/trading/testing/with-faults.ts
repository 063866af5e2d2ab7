import { setTimeout as pause } from 'node:timers/promises';
import { TradingRefusal, type TradeHistory, type TradingPlatform } from '../../../ports';
import type { FaultKind, FaultyOperation, FaultyPlatform } from './faults-suite';

const delayMs = 100;

/** A platform in this process whose next requests go wrong as those over a network do. */
export function withFaults(platform: TradingPlatform, history: TradeHistory): FaultyPlatform {
  const faults = new Map<string, FaultKind | 'forbidden'>();

  const through = async <T>(operation: string, work: () => Promise<T>): Promise<T> => {
    const kind = faults.get(operation);
    faults.delete(operation);
    if (kind === 'forbidden') throw new TradingRefusal(8, 'not enough permissions');
    if (kind === 'lostRequest') throw new Error('the request was lost');
    // The second of two equal requests is carried out as well; its answer goes nowhere.
    if (kind === 'twice') await work().catch(() => undefined);
    const answer = await work();
    if (kind === 'lostAnswer' || kind === 'wrongAnswer') throw new Error('the answer was lost');
    if (kind === 'late') await pause(delayMs);
    return answer;
  };

  const faulty = <T extends object>(target: T): T =>
    new Proxy(target, {
      get(object, name: string) {
        const member: unknown = Reflect.get(object, name);
        if (typeof member !== 'function') return member;
        return (...given: unknown[]) => through(name, () => Reflect.apply(member, object, given) as Promise<unknown>);
      },
    });

  return {
    platform: faulty(platform),
    history: faulty(history),
    fail: (operation: FaultyOperation, kind: FaultKind) => void faults.set(operation, kind),
    forbid: (operation: FaultyOperation) => void faults.set(operation, 'forbidden'),
  };
}
