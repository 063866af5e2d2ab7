/** What each cause means to an operator, and the next step. */
const words: readonly (readonly [RegExp, string])[] = [
  [/^(28P01|28000|EAUTH)$/, '用户名或密码不对，请核对'],
  [/^3D000$/, '没有这个数据库，请先建立'],
  [/^ECONNREFUSED$/, '该地址没有程序在监听，请核对主机与端口'],
  [/^(ENOTFOUND|EAI_AGAIN|EDNS)$/, '找不到该主机，请核对域名与 DNS'],
  [/^(ETIMEDOUT|TimeoutError|UND_ERR_.*TIMEOUT|ESOCKETTIMEDOUT)$/, '没有在时限内回答，请检查防火墙与网络'],
  [/^(ECONNRESET|EPIPE|UND_ERR_SOCKET|ESOCKET|ECONNECTION)$/, '连接被对方断开，请核对端口与是否须用 TLS'],
  [/CERT|SELF_SIGNED|UNABLE_TO_|ERR_TLS|ERR_SSL|ETLS/, '证书或 TLS 有误，请核对对方的证书'],
  [/^ERR_INVALID_URL$/, '不是一个网址，请核对'],
  [/^ReplyError$/, '用户名或密码不对，请核对'],
  [/^Error$/, '对方的回答不合约定，请核对地址'],
  [/^EENVELOPE$/, '对方拒收发件人或收件人，请核对 MAIL_FROM 与收件地址'],
];

/** A line on a party that cannot be reached. It has a code and no message: that could contain the address with its password. */
export function unreachable(name: string, error: unknown): string {
  const { code, cause, name: kind } = error as { code?: string; cause?: { code?: string }; name?: string };
  const reason = code ?? cause?.code ?? kind ?? 'Error';
  const [, advice] = words.find(([pattern]) => pattern.test(reason)) ?? [];
  return `${name}无法连接（${reason}）${advice ? `：${advice}` : ''}`;
}
