import { Copy, Dialog, Stack, Text } from '@portal/ui';
import { inAppBrowser } from './in-app-browser';

type Props = {
  open: boolean;
  /** What does not work here: `支付`, `下载文件`. */
  act: string;
  onClose: () => void;
};

/** Inside WeChat or Alipay: instructions to continue in a browser that supports the act. */
export function OpenInBrowser({ open, act, onClose }: Props) {
  const app = inAppBrowser(navigator.userAgent) ?? '当前应用';
  return (
    <Dialog open={open} title="请在浏览器中打开" onClose={onClose}>
      <Stack>
        <Text as="p">
          {app}内无法{act}。请点击右上角菜单，选择“在浏览器中打开”；或复制链接，粘贴到手机浏览器中打开。
        </Text>
        <Text as="p" data-size={14} data-tone="soft">
          已填写的内容与未完成的单据都会保留，在浏览器中登录后即可继续。
        </Text>
        <Copy value={window.location.href} label="复制链接" />
      </Stack>
    </Dialog>
  );
}
