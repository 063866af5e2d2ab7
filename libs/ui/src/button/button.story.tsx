import { XIcon } from '../icon/drawings';
import { Icon } from '../icon/icon';
import { Row } from '../layout/layout';
import { Button } from './button';
import { IconButton } from './icon-button';

export const Tones = () => (
  <Row>
    <Button tone="primary">确认入金</Button>
    <Button>取消</Button>
    <Button tone="quiet">换一张</Button>
    <Button tone="danger">取消出金</Button>
  </Row>
);

export const States = () => (
  <Row>
    <Button tone="primary" busy>
      提交中
    </Button>
    <Button unavailable>暂不可用</Button>
    <Button size="small">小号</Button>
    <IconButton label="关闭">
      <Icon of={XIcon} size={20} />
    </IconButton>
  </Row>
);

export const Wide = () => (
  <Button tone="primary" wide>
    登录
  </Button>
);
