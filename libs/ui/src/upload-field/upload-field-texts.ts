export const uploadFieldTexts = {
  sending: (percent: number) => `正在上传 ${percent}%`,
  progress: (label: string) => `${label}上传进度`,
  choose: '拍摄或选择图片',
  preview: (label: string) => `${label}预览`,
  done: '已上传，点击可更换',
  retry: '重试',
  /** `endings` without the dots. */
  type: (endings: readonly string[]) => `不支持这种文件，请选择 ${endings.join('、')} 格式的图片`,
  size: (megabytes: number) => `图片超过 ${megabytes} MB，请压缩后再上传`,
  failed: '上传失败，请重试',
};
