export const coinErrors = {
  'coin.checksum': '地址校验不通过，请核对网络与地址，并从钱包中复制完整地址',
  'coin.burnAddress': '这是销毁地址，没有人持有其私钥，付出的 USDT 无法取回，请填写您自己的钱包地址',
  'coin.tokenAddress': '这是代币合约的地址，不是钱包地址，付出的 USDT 无法取回，请在钱包的收款页面复制地址',
  'coin.ownAddress': '这是本公司的钱包地址，请填写您自己的钱包地址',
  'coin.addressTaken': '该地址已在地址簿中',
  'coin.addressLimit': '最多可添加 {max} 个地址',
  'coin.address': '请选择地址簿中的收款地址',
  'coin.addressCooling': '新地址须等待冷却期结束，请于 {until} 后再试',
  'coin.limit': '单笔数字货币出金须在 {min} 至 {max} 美元之间；不足 {min} 美元的余额须一次全部出金',
  'coin.fee': '出金金额须大于网络费 {fee} USDT；余额过少时，可先转账合并到其他账户',
  'coin.terms': '汇率或费用刚刚更新，请核对新的金额后再次提交',
} as const;
