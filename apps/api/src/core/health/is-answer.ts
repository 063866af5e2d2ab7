import { RecipientPausedError, RefusedError } from '../../ports';

/** The party has read this request and will not do it. Of a wrong key, a limit or a failure nothing else would be done either. */
const answers = [400, 404, 409, 410, 422];

/** Whether an error of a party concerns this request alone, so that the party itself is there. */
export function isAnswer(error: unknown): boolean {
  if (error instanceof RecipientPausedError) return true;
  if (error instanceof RefusedError) return answers.includes(error.status);
  // The mail server does not know this recipient.
  return (error as { code?: string } | undefined)?.code === 'EENVELOPE';
}
