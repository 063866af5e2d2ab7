import type { Brand } from '@portal/brand';
import type { Lang } from '@portal/contract/texts';
import type { MessageFacts, MessageKind, MessageParams } from './message-params';
import type { MessageTexts, Sentence } from './message-texts';
import { en } from './texts/en';
import { zhCN } from './texts/zh-cn';
import { zhTW } from './texts/zh-tw';

/** The texts of every message by language. */
export const messageTexts: Readonly<Record<Lang, MessageTexts>> = { zh_CN: zhCN, zh_TW: zhTW, en };

type Names = Pick<Brand, 'levels'>;

const written = <Kind extends MessageKind>(
  sentence: Sentence<Kind>,
  params: MessageParams[Kind],
  brand: Names,
): string => (typeof sentence === 'string' ? sentence : sentence(params, brand));

/** Title and text of a message in the reader's language. Names of levels are the brand's own. */
export function messageText<Kind extends MessageKind>(
  lang: Lang,
  brand: Names,
  { kind, params }: MessageFacts<Kind>,
): { title: string; text: string } {
  const { title, text } = messageTexts[lang][kind];
  return { title: written(title, params, brand), text: written(text, params, brand) };
}
