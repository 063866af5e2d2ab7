/** Words for one thing. Customers, other brokers and MetaTrader's Chinese menus call many things by other names than we do. */
const groups: readonly (readonly string[])[] = [
  ['强制平仓', '爆仓', '强平', '止损离场', '斩仓', '被平仓'],
  ['负余额', '穿仓', '余额为负', '倒欠', '欠款', '负数'],
  ['追加保证金', '补保证金', '保证金不足', 'margin call'],
  ['保证金比例', '预付款比例', '保证金水平', '风险率'],
  ['保证金', '预付款', '本金要求'],
  ['出金', '提现', '提款', '取款', '取钱', '提钱'],
  ['入金', '充值', '存款', '存钱', '注资', '打款'],
  ['多久到账', '到账时间', '出金时间', '几天到账', '什么时候到账', '到账要多久', '要多久到账'],
  ['隔离', '存管', '托管', '独立账户', '资金安全', '钱安全'],
  ['投诉', '申诉', '纠纷', '举报', '维权'],
  ['分红', '股息', '派息', '除息', '除权', '红利'],
  ['展期', '换月', '移仓', '合约到期', '到期日', '交割'],
  ['隔夜利息', '库存费', '隔夜费', '过夜费', '掉期', 'swap'],
  ['佣金', '手续费', '交易费用', '收费', 'commission'],
  ['点差', 'spread'],
  ['滑点', '成交价', '价格不一样'],
  ['杠杆', '倍数', 'leverage'],
  ['手数', '交易量', '最小手', '微型手', 'lot'],
  ['挂单', '限价单', '止损单', '预约单', 'pending'],
  ['止损', '止盈', 'stop loss', 'take profit', 'tp', 'sl'],
  ['锁仓', '对冲', 'hedge'],
  ['ea', '智能交易', '自动交易', '量化', '机器人'],
  ['跟单', '代客', '带单', '喊单'],
  ['身份认证', '实名认证', '实名', 'kyc', '身份证'],
  ['银行卡', '储蓄卡', '借记卡', '收款卡'],
  ['短信验证码', '验证码', '收不到短信', '短信'],
  ['登录密码', '忘记密码', '找回密码', '改密码', '修改密码'],
  ['交易密码', 'mt5 密码', 'mt5密码'],
  ['usdt', '泰达币', '虚拟币', '加密货币', '数字货币'],
  ['网络费', '矿工费', '链上', 'trc20', 'erc20'],
  ['赠金', '体验金', '信用额', '优惠券', '赠金券', '奖金'],
  ['邀请好友', '邀请奖励', '推荐', '拉新', '邀请码', '返现'],
  ['介绍人', '介绍经纪商', '代理', 'ib', '返佣'],
  ['模拟账户', 'demo', '试用', '练习账户', '模拟盘'],
  ['注销', '销户', '删除账户', '关闭账户'],
  ['归档', '停用账户', '不用的'],
  ['客服', '联系', '人工', '电话', '在线咨询'],
  ['牌照', '监管', '合法', '正规', '经营主体'],
  ['诈骗', '骗子', '冒充', '假客服', '黑平台'],
  ['对账单', '月结单', '账单', '交易记录', '流水', '明细'],
  ['税', '个税', '报税', '交税'],
  ['服务器', '连接', '无连接', '断线'],
  ['休市', '开盘', '交易时间', '节假日', '周末'],
  ['转账', '划转', '内部转账', '资金划拨'],
  ['更换手机号', '换号', '换手机', '手机丢了'],
  ['主账户', '钱包'],
  ['升级', '账户级别', '账户类型', 'vip'],
  ['可出金额', '可提金额', '可用余额', '冻结'],
  ['两名工作人员', '大额', '审核慢', '审核久'],
  ['支付宝', '微信', '信用卡', '付款方式', '支付方式', '入金方式'],
  ['最低入金', '最少', '起步', '门槛', '多少钱起'],
  ['汇率', '换汇', '折算'],
  ['代付', '第三方', '别人付款', '替我付款', '家人'],
  ['资料', '材料', '证件'],
  ['上传照片', '上传失败', '传照片', '照片'],
  ['手机版', '手机端', 'app', '安卓', 'android', 'ios', '设备上用'],
  ['周三三倍', '三倍利息', '三倍'],
  ['陌生设备', '陌生的登录设备', '异地登录'],
];

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const groupOf = new Map(groups.flatMap((group) => group.map((word) => [word, group] as const)));
/** Latin words only as whole words: `ea` is no part of `leave`. */
const pattern = new RegExp(
  [...groupOf.keys()]
    .sort((one, other) => other.length - one.length)
    .map((word) => (/^[a-z0-9 ]+$/.test(word) ? `(?<![a-z0-9])${escaped(word)}(?![a-z0-9])` : escaped(word)))
    .join('|'),
  'g',
);

/** Words of a question that say nothing of its subject. */
const filler =
  /怎么样|怎么办|怎么|怎样|如何|为什么|为啥|是什么意思|是什么|什么叫|什么是|什么|多少|多久|可不可以|可以|能不能|能否|能|会不会|会|是不是|是否|有没有|需要|请问|一下|吗|呢|吧|了|的|我|你们|您|啊|要|在哪里|在哪|哪里|里|去|把|被|有|和|与|给|用/g;

export interface Understood {
  /** For each known word in the search: it and its synonyms. */
  known: readonly (readonly string[])[];
  /** What is left, without the words of a question. */
  rest: string;
}

/** Splits a search, folded to lower case, into known words with their synonyms and the rest. */
export function understand(search: string): Understood {
  const known: (readonly string[])[] = [];
  const rest = search.replace(pattern, (word) => {
    const group = groupOf.get(word);
    if (group && !known.includes(group)) known.push(group);
    return ' ';
  });
  return { known, rest: known.length > 0 ? rest.replace(filler, ' ') : rest };
}
