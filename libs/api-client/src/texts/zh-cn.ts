import type { ClientTexts } from './client-texts';

/** Simplified Chinese, the default. */
export const zhCN: ClientTexts = {
  check: '请检查填写的内容',
  busy: '系统繁忙，请稍后重试',
  network: '网络异常，请稍后重试',
  timeout: '等待时间过长，请稍后重试',
  release: '页面没有加载完整，请刷新页面',
  script: '页面出错，请刷新页面后重试',
  canceled: '请求已取消',
  loginFirst: '请先登录',
  bankDetail: '获取用户银行信息失败',
  kycInfo: '获取KYC信息失败',
  accountInfo: '获取账户信息失败',
  userInfo: '获取用户信息失败',
  accountList: '获取账户列表失败',
};
