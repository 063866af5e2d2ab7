import { readFileSync } from 'node:fs';
import { Type } from 'typebox';
import { Check, Errors } from 'typebox/value';
import { CsvProfile, usualProfile, type PayoutValue } from '../core/payouts/csv-profile';
import { EnvError } from '../core/errors/env-error';
import type { Env } from './env/env';
import { fileFault } from '../observability/file-fault';

const Profiles = Type.Array(CsvProfile, { minItems: 1, maxItems: 20 });

/** Without these the bank cannot pay, or its result cannot be matched. */
const needed: readonly PayoutValue[] = ['pno', 'holder', 'number', 'amount'];

const fault = (text: string) => new EnvError([`环境变量 PAYOUT_PROFILES 指定的文件${text}`]);

function parse(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw fault(`无法读取（${fileFault(error)}）：请核对路径与内容`);
  }
}

/**
 * The banks' CSV profiles of this installation; without the setting one profile for spreadsheets.
 * @throws EnvError with a line for the file, or for each fault in it
 */
export function readProfiles({ PAYOUT_PROFILES }: Pick<Env, 'PAYOUT_PROFILES'>): readonly CsvProfile[] {
  if (PAYOUT_PROFILES === '') return [usualProfile];
  const profiles = parse(PAYOUT_PROFILES);
  if (!Check(Profiles, profiles)) {
    const [first] = Errors(Profiles, profiles);
    throw fault(`有误：${first?.instancePath ?? ''} ${first?.message ?? ''}`);
  }
  const faults = profiles.flatMap(({ id, columns }, at) => [
    ...(profiles.findIndex((other) => other.id === id) < at ? [`中 ${id} 重复`] : []),
    ...needed
      .filter((value) => !columns.some((column) => 'value' in column && column.value === value))
      .map((value) => `中 ${id} 缺少 ${value} 列`),
  ]);
  if (faults.length > 0) throw new EnvError(faults.flatMap((text) => fault(text).lines));
  return profiles;
}
