import { brandOf } from '@portal/brand';
import { calls } from '@portal/contract';
import { Client } from '@portal/testkit';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

/** What customers type into the search of the help centre, and the numbers of the answers they need (310001 is 1). */
const questions: readonly (readonly [question: string, ...answers: number[]])[] = [
  ['爆仓', 41, 54],
  ['爆仓了怎么办', 41, 54],
  ['强平线是多少', 41, 32],
  ['止损离场是什么意思', 41, 68],
  ['负余额', 54],
  ['穿仓了要补钱吗', 54],
  ['会不会倒欠', 54],
  ['客户资金隔离', 55],
  ['资金安全吗', 55],
  ['钱存管在哪里', 55],
  ['投诉', 56],
  ['怎么投诉你们', 56],
  ['申诉渠道', 56],
  ['分红', 57],
  ['股息怎么算', 57],
  ['除权除息', 57],
  ['出金时间', 58, 19],
  ['出金多久到账', 58, 19],
  ['提现几天到账', 58, 19],
  ['取款', 19, 20, 58],
  ['提款手续费', 20],
  ['出金限额', 20],
  ['合约展期', 59],
  ['换月', 59],
  ['合约到期', 59],
  ['原油移仓', 59],
  ['充值', 12, 13, 64],
  ['怎么入金', 12],
  ['入金没到账', 14],
  ['入金方式', 64],
  ['支付宝', 64],
  ['微信可以付款吗', 64],
  ['信用卡', 64],
  ['入金汇率', 13],
  ['取消入金', 16],
  ['别人代付可以吗', 18],
  ['赠金', 17],
  ['优惠券怎么用', 17],
  ['体验金能提现吗', 17],
  ['注册', 1],
  ['收不到短信', 2],
  ['验证码', 2],
  ['忘记密码', 5],
  ['修改密码', 5, 46, 48],
  ['登录不上', 36, 4, 3],
  ['图形验证码', 4],
  ['开户要什么资料', 6],
  ['实名认证', 7],
  ['身份认证被拒绝', 8],
  ['上传照片失败', 9],
  ['HEIC', 9],
  ['绑定银行卡', 10],
  ['绑定邮箱', 11],
  ['换手机号', 53],
  ['手机丢了', 53],
  ['为什么不能出金', 21],
  ['可出金额', 22],
  ['余额冻结', 22, 19],
  ['大额出金', 23],
  ['审核慢', 23, 58],
  ['取消出金', 24],
  ['USDT', 25, 26],
  ['泰达币出金', 25, 26],
  ['TRC20', 26],
  ['矿工费', 26],
  ['地址校验', 27],
  ['新地址要等', 28],
  ['冷却期', 28, 21],
  ['转账', 30],
  ['资金划转', 30],
  ['主账户', 31],
  ['账户级别', 32],
  ['怎么升级 VIP', 32],
  ['杠杆', 33, 32],
  ['修改杠杆', 33],
  ['关闭账户', 34, 63],
  ['注销账户', 63],
  ['交易记录导出', 35],
  ['对账单', 66, 35],
  ['要交税吗', 66],
  ['MT5 服务器', 36],
  ['MT5 密码', 37],
  ['MT5 手机版', 38],
  ['下单失败', 39],
  ['保证金怎么算', 40],
  ['预付款比例', 68, 67],
  ['追加保证金', 67],
  ['手续费', 42, 20],
  ['点差', 42],
  ['库存费', 43, 68],
  ['过夜费什么时候收', 43],
  ['周三三倍', 43],
  ['开盘时间', 44],
  ['周末能交易吗', 44],
  ['滑点', 45],
  ['止损怎么设', 60],
  ['挂单', 60],
  ['锁仓', 61],
  ['EA', 61],
  ['跟单', 61],
  ['模拟账户', 62],
  ['骗子', 47],
  ['陌生设备登录', 48],
  ['身份证会泄露吗', 49],
  ['邀请好友', 50],
  ['邀请奖励没到', 51],
  ['代理返佣', 52],
  ['联系客服', 65],
  ['最少多少钱', 69],
  ['最小手数', 69],
  ['审核要多久', 70],
  ['身份认证审核多久', 70, 7],
  ['客户号在哪里', 71],
  ['我的用户名是什么', 71],
  ['两步验证', 72],
  ['谷歌验证器怎么绑', 72],
  ['最大手数', 73],
  ['最多能开多少手', 73],
  ['护照可以开户吗', 74],
  ['企业开户', 74],
  ['MT4', 75],
  ['支持 MT4 吗', 75],
  ['价格提醒', 76],
  ['到价提醒怎么设置', 76],
  ['密码错误', 77],
  ['提示密码不正确', 77, 4],
  ['一手是多少', 78],
  ['一手等于多少', 78],
  ['更换银行卡', 79],
  ['删除银行卡', 79],
  ['钱扣了没到账', 80, 14],
  ['扣款成功但是没到账', 80, 14],
  ['下不了单', 81, 39],
  ['为什么不能交易', 81, 39],
  ['提币地址错了', 82],
  ['地址填错了能追回吗', 82],
  ['删除个人信息', 83],
  ['怎么删除我的资料', 83, 63],
];

const PLACES = 3;
/** As many of a hundred have their answer in the first places. */
const FOUND_OF_HUNDRED = 97;
let test_: TestGateway;
let client: Client;

beforeAll(async () => {
  test_ = await startTestGateway();
  client = new Client(test_.url);
});
afterAll(() => test_.stop());

const help = brandOf('eet').content.category.help;
const found = async (search: string, pageSize = PLACES) =>
  (await client.ok(calls.content.more, { id: help, search, pageSize })).list;

it('contains at least a hundred questions, each once', () => {
  expect(questions.length).toBeGreaterThanOrEqual(100);
  expect(new Set(questions.map(([question]) => question)).size).toBe(questions.length);
});

it('finds the answers of almost all of them in the first places', async () => {
  const missed: string[] = [];
  for (const [question, ...answers] of questions) {
    const ids = (await found(question)).map(({ id }) => Number(id) - 310_000);
    if (!ids.some((id) => answers.includes(id))) missed.push(`${question}: ${ids.join(' ')}`);
  }
  expect([missed, missed.length <= questions.length * (1 - FOUND_OF_HUNDRED / 100)]).toEqual([missed, true]);
});

it.each(questions.map(([question, ...answers]) => [question, answers] as const))(
  'finds %s on the first half of the page',
  async (question, answers) => {
    const ids = (await found(question, 5)).map(({ id }) => Number(id) - 310_000);
    expect([question, ids, ids.some((id) => answers.includes(id))]).toEqual([question, ids, true]);
  },
);
