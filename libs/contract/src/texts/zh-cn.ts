import { catalogue } from '../catalogue';
import type { ErrorTexts } from './error-texts';
import type { FieldTexts } from './field-texts';

/** The catalogue itself, because simplified Chinese is the default language. */
export const zhCN: ErrorTexts = catalogue;

/** Texts for refused fields, in simplified Chinese. */
export const zhCNFields: FieldTexts = {
  required: '请填写此项',
  unknown: '不支持的字段',
  form: '格式不正确',
  choice: '请从列表中选择',
  tooLong: '内容过长',
  tooSmall: '数值过小',
  tooLarge: '数值过大',
  day: '请选择正确的日期',
  moment: '时间格式不正确',
  line: '请删除换行和不可见的字符，只填一行文字',
  cell: '请只填一行文字，开头不能是 = + - @',
  prose: '请删除不可见的字符',
};
