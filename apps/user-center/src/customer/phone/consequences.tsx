/** The consequences of a change. `hours`: how long withdrawals are blocked; 0 if they are not. */
export function Consequences({ hours }: { hours: number }) {
  return (
    <ul>
      <li>以后用新手机号登录、接收短信验证码。</li>
      <li>其他设备会退出登录，发往旧手机号的验证码全部失效。</li>
      {hours > 0 && (
        <li>出金冷却期：更换后 {hours} 小时内不能出金，银行与数字货币都包括；交易、入金与转账不受影响。</li>
      )}
    </ul>
  );
}
