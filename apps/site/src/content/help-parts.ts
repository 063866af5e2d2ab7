import type { ArticleRow } from '@portal/contract/content';

interface Articles {
  readonly list: readonly ArticleRow[];
}

/** The names of the topics, in the order of the list. */
export const topicsOf = (list: readonly Pick<ArticleRow, 'topic'>[]): string[] => [
  ...new Set(list.flatMap(({ topic }) => (topic ? [topic] : []))),
];

/** The topics without their questions. */
export const topicPart = {
  name: 'topics',
  of: ({ list }: Articles) => ({ list: topicsOf(list) }),
};

/** The questions without their answers. */
export const questionPart = {
  name: 'questions',
  of: ({ list }: Articles) => ({ list: list.map(({ id, title, topic }) => ({ id, title, topic })) }),
};

/** The questions of one topic with their answers. */
export const answerPart = {
  name: 'answers',
  of: ({ list }: Articles) => ({ list: list.map(({ id, title, summary, html }) => ({ id, title, summary, html })) }),
};
