export const uploadFieldTexts = {
  sending: (percent: number) => `正在上传 ${percent}%`,
  progress: (label: string) => `${label}上传进度`,
  choose: '拍摄或选择图片',
  preview: (label: string) => `${label}预览`,
  done: '已上传，点击可更换',
  retry: '重试',
  /** `endings` without the dots. */
  type: (endings: readonly string[]) => `不支持这种文件，请选择 ${endings.join('、')} 格式的图片`,
  heic: 'iPhone 的 HEIC 照片暂不支持。请在“设置 → 相机 → 格式”中选择“兼容性最佳”后重新拍摄，或先转为 JPG',
  size: (megabytes: number) => `图片超过 ${megabytes} MB，请压缩后再上传`,
  failed: '页面出错，请刷新页面后重试',
};
