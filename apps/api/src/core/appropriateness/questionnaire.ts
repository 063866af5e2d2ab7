import type { Brand } from '@portal/brand';
import { Type, type Static } from 'typebox';
import { Errors } from 'typebox/value';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { sha256 } from '../../crypto/crypto';
import { brandFolder } from '../brand-content/brand-folder';

const Id = Type.String({ pattern: '^[0-9A-Za-z_-]{1,40}$' });
const Line = Type.String({ minLength: 1, maxLength: 200 });
const Score = Type.Integer({ minimum: 0, maximum: 100 });

/** What a brand asks before the first MT5 account, and what follows from the answers. */
export const Questionnaire = Type.Object(
  {
    /** A sum of scores below gives a warning. */
    warnBelow: Type.Integer({ minimum: 0 }),
    /** A sum below also gives a cooling-off period of so many hours. */
    coolBelow: Type.Integer({ minimum: 0 }),
    coolingHours: Type.Integer({ minimum: 1, maximum: 24 * 90 }),
    warning: Type.Array(Type.String({ minLength: 1 }), { minItems: 1 }),
    questions: Type.Array(
      Type.Object(
        {
          id: Id,
          topic: Type.Enum(['experience', 'knowledge', 'means']),
          text: Line,
          options: Type.Array(Type.Object({ id: Id, text: Line, score: Score }, { additionalProperties: false }), {
            minItems: 2,
            maxItems: 10,
          }),
        },
        { additionalProperties: false },
      ),
      { minItems: 1, maxItems: 40 },
    ),
  },
  { additionalProperties: false },
);
export type Questionnaire = Static<typeof Questionnaire>;

const repeated = (ids: readonly string[]) => ids.filter((id, at) => ids.indexOf(id) !== at);

/** What is wrong in a questionnaire, in words. */
export function questionnaireFaults(found: unknown): string[] {
  const faults = Errors(Questionnaire, found).map(({ instancePath, message }) => `${instancePath || '/'} ${message}`);
  if (faults.length > 0) return faults;
  const { questions, warnBelow, coolBelow } = found as Questionnaire;
  const most = questions.reduce((sum, { options }) => sum + Math.max(...options.map(({ score }) => score)), 0);
  return [
    ...repeated(questions.map(({ id }) => id)).map((id) => `the question ${id} stands there twice`),
    ...questions.flatMap((question) =>
      repeated(question.options.map(({ id }) => id)).map((id) => `${question.id}: the option ${id} stands there twice`),
    ),
    ...(coolBelow > warnBelow ? ['coolBelow is above warnBelow'] : []),
    ...(warnBelow > most ? [`nobody reaches warnBelow: the answers come to ${most} at most`] : []),
  ];
}

/** The questionnaire in a file's text. Throws with its faults. */
export function readQuestionnaire(text: string): Questionnaire {
  const found: unknown = parse(text);
  const faults = questionnaireFaults(found);
  if (faults.length > 0) throw new Error(`questions/appropriateness.yaml: ${faults.join('; ')}`);
  return found as Questionnaire;
}

/** A questionnaire and its version, the hash of all that follows from it. */
export interface VersionedQuestionnaire extends Questionnaire {
  version: string;
}

const known = new Map<string, VersionedQuestionnaire>();

/** The questionnaire of a brand; undefined where the brand does not ask. Read once a process. */
export function questionnaireOf({ id, appropriateness }: Pick<Brand, 'id' | 'appropriateness'>) {
  if (!appropriateness) return undefined;
  const found = known.get(id);
  if (found) return found;
  const folder = brandFolder(id, 'questions');
  if (!folder) throw new Error(`no questions of ${id}`);
  const questionnaire = readQuestionnaire(readFileSync(join(folder, 'appropriateness.yaml'), 'utf8'));
  const made = { ...questionnaire, version: sha256(JSON.stringify(questionnaire)).toString('hex') };
  known.set(id, made);
  return made;
}
