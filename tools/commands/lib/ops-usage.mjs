export const usage = `用法：npm run ops -- <命令>

  reviews [--kind 类别] [--status N] [--page N]   待办列表，最早的在前；--status 列出该状态的全部记录；类别为 identity、bank、
                                                  phone、withdraw、coin、introducer、quarantine（账户核对）、stop（暂停付款）
  approve <kind> <id> [--approval approval|nameApproval|imageApproval]   通过
  refuse  <kind> <id> --reason 原因 [--approval …]                       拒绝
  approve|refuse identity <id> --seen 提交时间                           身份资料可重新提交，所以须写明看到的是哪一次（见 reviews）
  approve quarantine <id> --resolution import|correct|accept             核对账户：补录成交、按平台更正或接受差异（须两位员工）
  approve stop <id>                                                      解除暂停付款（须两位员工）
  stop    <原因>                                                         暂停所有付款
  pay     <kind> <id> [--tx 交易哈希]                                    标记已付款（withdraw、coin）
  customers <任意片段>                                                   按客户号、手机号、姓名、证件或卡号（可含 *）查找客户
  notes   <客户号>                                                       客户备注，最新的在前
  note    <客户号> <内容>                                                添加备注
  audit   <对象>                                                         操作记录，如 payout:W260101ABCDEFGH
  reconcile                                                              对账；账不平时退出码为 1
  import customers|accounts <文件.csv> [--apply]                         导入原系统的客户或 MT5 账号；不加 --apply 时只检查并报告
  check                                                                  检查本机的生产设置、数据库参数、各外部系统与时钟

  login [邮箱]                                                           登录（密码，再输入验证码或恢复码）；logout 退出
  staff add <邮箱> --name 姓名 --role 角色                               在 DATABASE_URL 的数据库里添加员工并打印邀请链接

  --url http://localhost:8081   后台地址（或环境变量 OPS_URL）
  --yes                         不再确认

一万美元起的出金须由两位员工处理，各用自己的账号登录。
脚本可以用环境变量 STAFF_TOKEN 传入会话。模拟环境自动以演示员工登录，STAFF_NAME=anna、bowen 或 chen 选择是谁。`;

export const KINDS = ['identity', 'bank', 'phone', 'withdraw', 'coin', 'introducer', 'quarantine', 'stop'];
export const RESOLUTIONS = ['import', 'correct', 'accept'];
export const APPROVALS = ['approval', 'nameApproval', 'imageApproval'];
