export const messageErrors = {
  'message.kind': '没有这一类消息，请刷新页面后重试',
  'message.carrier': '这类消息不通过这种方式发送',
  'message.fixed': '这类通知关系到您的账户安全或法定权利，始终发送，不能关闭',
  'message.consent': '活动消息以您对营销信息的同意为准，请在设置的“协议与同意”中同意或撤回',
  'message.push': '本站暂不支持推送通知',
  'message.pushAddress': '无法使用这个浏览器的推送地址，请更换浏览器后再试',
  'message.pushDevice': '该设备已停止接收推送，请刷新页面',
} as const;
