import { defineRule } from '../kernel/define-rule';

/**
 * The name of an image file, judged by its extension in either case: bmp, gif, jpg, jpeg, png, tif. Source: product.md §5.
 * A first answer for the person at the file picker only: the gateway judges the content.
 */
export const imageFileType = defineRule({
  id: 'image-file-type',
  // Either case is spelled out because a JSON Schema pattern has no ignore-case flag.
  pattern: '^[^\\p{Cc}\\p{Cs}]{1,250}\\.(?:[bB][mM][pP]|[gG][iI][fF]|[jJ][pP][eE]?[gG]|[pP][nN][gG]|[tT][iI][fF])$',
  maxLength: 255,
  message: '请上传 bmp、gif、jpg、jpeg、png 或 tif 格式的图片',
  required: '请选择图片',
});
