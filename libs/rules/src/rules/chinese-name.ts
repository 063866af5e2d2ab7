import { defineRule } from '../kernel/define-rule';

/**
 * The compatibility ideographs, which other systems turn into the character they look like. Twelve of their block are characters
 * of their own.
 */
const compatibility =
  '\\uf900-\\ufa0d\\ufa10\\ufa12\\ufa15-\\ufa1e\\ufa20\\ufa22\\ufa25\\ufa26\\ufa2a-\\ufaff\\u{2f800}-\\u{2fa1f}';

/**
 * Chinese name: 1 to 15 characters, Chinese characters only. Source: docs/product-lines.md §5. Length is counted in code points, so that a
 * character of extension B to H counts as one. Chinese characters are the letters (Lo) of Script=Han and 〇, which names use. The
 * marks, radicals and Suzhou numerals of that script only look like them and could turn one name into two different strings. The
 * name dot `·` is not a Chinese character and is refused.
 */
export const chineseName = defineRule({
  id: 'chinese-name',
  pattern: `^(?:〇|(?=\\p{Lo})(?![${compatibility}])\\p{Script=Han}){1,15}$`,
  maxLength: 15,
  message: '请输入 1 至 15 个汉字，不含空格、字母和“·”等符号',
  required: '请输入真实姓名',
});
