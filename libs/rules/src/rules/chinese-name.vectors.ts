import { notText } from '../testing/not-text';
import type { RuleVectors } from '../testing/vectors';
import { withIntruders } from '../testing/with-intruders';

/** One character of each extension: A, B, C, D, E, F, G, H. All but the first are surrogate pairs. */
const extensions = ['㐀', '\u{20000}', '\u{2a700}', '\u{2b740}', '\u{2b820}', '\u{2ceb0}', '\u{30000}', '\u{31350}'];

export const chineseNameVectors: RuleVectors = {
  accept: [
    '张三',
    '王',
    '欧阳明修',
    '买买提吐尔逊',
    '叶〇',
    '〇',
    '一'.repeat(15),
    '\u9fff',
    '\u4e00',
    '\ufa0e',
    '𠮷野',
    ...extensions,
    extensions.join(''),
    '\u{20000}'.repeat(15),
    '\u{31350}'.repeat(15),
  ],
  reject: [
    '',
    '一'.repeat(16),
    '\u{20000}'.repeat(16),
    '一'.repeat(10000),
    '张 三',
    '张·三',
    '买买提·吐尔逊',
    '买买提•吐尔逊',
    '张・三',
    ...[
      'Zhang',
      'Zhang三',
      '张三1',
      '张三１',
      '1',
      '张三a',
      '张三ａ',
      '张-三',
      '张.三',
      '张，三',
      '张三。',
      '（张三）',
    ],
    // In the script but not characters: iteration marks, Suzhou numerals, radicals.
    ...['佐々木', '〻', '〡〢', '〸', '⼀', '⺀', '⻁'],
    ...['さくら', 'サクラ', '김철수', 'ㄓㄤ', 'ー', '○', '零○', '０', '①', '㈠', '😀', '张😀', '👨‍👩‍👧'],
    // A character followed by a variation selector or a combining mark looks like another name.
    '葛\u{e0100}',
    '张\ufe00',
    '张\u0301',
    ...notText('张三'),
    ...withIntruders('张三'),
    ...withIntruders('\u{20000}\u{20001}'),
    '\u{20000}'.slice(0, 1),
  ],
};
