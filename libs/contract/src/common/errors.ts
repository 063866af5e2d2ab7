export const commonErrors = {
  'common.fileMissing': '请选择要上传的图片',
  'common.fileType':
    '仅支持 bmp、gif、jpg、jpeg、png、tif 格式的图片。iPhone 的 HEIC 照片请先转为 JPG：在“设置 → 相机 → 格式”中选择“兼容性最佳”后重新拍摄',
  'common.fileSize': '图片不能超过 10 MB',
  'common.fileBroken': '图片无法读取，请重新拍摄或选择其他图片',
  'common.filePixels': '图片的像素过多。请使用手机相机拍摄的 JPG 照片，或将图片缩小后重新上传',
  'common.fileQuota': '今日上传次数已达上限，请明天再试',
} as const;
