import type { Actions } from '@portal/contract/account';
import { Skeleton, useToast } from '@portal/ui';
import { openedWords } from '../account/opened-words';
import { lazyPart } from '../shared/page/lazy';
import { isQuestionnaire } from './guide-steps';

const skeleton = <Skeleton lines={6} />;
// Each apart, so that the guide's first load names the files of neither.
const NewMt5Form = lazyPart(() => import('../account/new-mt5.form').then((form) => form.NewMt5Form), skeleton);
const Appropriateness = lazyPart(
  () => import('../identity/appropriateness').then((part) => part.Appropriateness),
  skeleton,
);

/** The form of the step. The questionnaire stands in its place while it alone is missing. */
export function GuideMt5Form({ action }: { action: Actions['openMt5'] }) {
  const toast = useToast();
  if (action.reasons.some(isQuestionnaire)) return <Appropriateness />;
  return <NewMt5Form onOpened={(account) => toast(openedWords(account), 'ok')} />;
}
