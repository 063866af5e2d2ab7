import { defineRule } from '../kernel/define-rule';

/**
 * The name of an image file, by its extension in either case: bmp, gif, jpg, jpeg, png, tif. Source: docs/product-lines.md §5. Only a first
 * check in the file picker: the gateway checks the content.
 */
export const imageFileType = defineRule({
  id: 'image-file-type',
  // Both cases are listed because a JSON Schema pattern has no ignore-case flag.
  pattern: '^[^\\p{Cc}\\p{Cs}]{1,250}\\.(?:[bB][mM][pP]|[gG][iI][fF]|[jJ][pP][eE]?[gG]|[pP][nN][gG]|[tT][iI][fF])$',
  maxLength: 255,
  message: '请上传 bmp、gif、jpg、jpeg、png 或 tif 格式的图片',
  required: '请选择图片',
});
