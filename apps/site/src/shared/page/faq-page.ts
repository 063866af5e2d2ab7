import type { JsonLd } from './head';

/** Questions and answers of a page, as structured data. */
export const faqPage = (questions: readonly (readonly [question: string, answer: string])[]): JsonLd => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(([question, answer]) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
