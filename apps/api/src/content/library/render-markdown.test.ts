import { renderMarkdown } from './render-markdown';

const plainOf = (source: string) => renderMarkdown(source, () => undefined).plain;

it('has the words of a text without its marks, and a space where a line breaks', () => {
  expect(plainOf('## 费用\n\n**入金**免费，\n[出金](/fees) `5 USD`')).toBe('费用\n入金免费， 出金 5 USD');
});
