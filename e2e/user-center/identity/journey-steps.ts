/** The expected accessibility tree of each step of the journey: its fields and its submit button. */
export const journeySteps = {
  home: `
    - form "开始开户":
      - textbox "手机号"
      - button "下一步"
  `,
  register: `
    - form "开户":
      - textbox "手机号"
      - textbox "图形验证码"
      - img "四位数字的图片，看不清请换一张"
      - button "换一张"
      - textbox "短信验证码"
      - button "获取验证码"
      - textbox "登录密码"
      - button "显示密码"
      - list "密码要求，已满足 0 项，共 4 项"
      - textbox "邀请码"
      - checkbox "我已阅读并同意《客户协议》《隐私政策》《风险披露》《免责声明》《订单执行政策》"
      - checkbox "愿意接收活动与产品信息（自愿，可随时撤回）《营销信息同意书》"
      - button "立即开户"
  `,
  identity: `
    - form "身份认证":
      - textbox "真实姓名"
      - textbox "身份证号"
      - button "身份证人像面"
      - button "身份证国徽面"
      - checkbox "我单独同意按《身份信息处理同意书》处理我的证件号码、证件照片与面部影像"
      - button "提交"
  `,
  bank: `
    - form "银行卡":
      - textbox "银行卡号"
      - combobox "开户银行"
      - textbox "省份"
      - textbox "城市"
      - textbox "支行"
      - button "银行卡照片"
      - checkbox "我单独同意按《银行信息处理同意书》处理我的卡号与卡片照片"
      - button "提交"
  `,
  mt5: `
    - form "开立 MT5 账户":
      - combobox "账户级别"
      - textbox "MT5 交易密码"
      - button "显示密码"
      - list "密码要求，已满足 0 项，共 5 项"
      - button "提交"
  `,
  deposit: `
    - form "入金":
      - textbox "金额"
      - combobox "入金账户"
      - radiogroup "入金通道"
      - radiogroup "支付方式"
      - button "确认入金"
  `,
  cashier: `
    - main:
      - heading "模拟收银台" [level=1]
      - button "支付"
      - button "拒绝支付"
      - paragraph:
        - link "返回商户"
  `,
  paid: `
    - main:
      - heading "入金结果" [level=1]
      - heading "入金成功" [level=2]
      - link "查看账户"
      - list "入金进度":
        - listitem
        - listitem
  `,
} as const;
