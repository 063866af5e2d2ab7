export const captchaFieldTexts = {
  label: '图形验证码',
  picture: '四位数字的图片，看不清请换一张',
  another: '换一张',
  spoken: '语音',
  listen: '播放语音验证码',
  silent: '语音暂时无法播放，请稍后再试，或换一张图片',
};
