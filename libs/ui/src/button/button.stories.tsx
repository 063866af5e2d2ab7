import type { Meta, StoryObj } from '@storybook/react-vite';
import { XIcon } from '../icon/drawings';
import { Icon } from '../icon/icon';
import { Row } from '../layout/layout';
import { Button } from './button';
import { IconButton } from './icon-button';

const meta = { component: Button, subcomponents: { IconButton } } satisfies Meta<typeof Button>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Tones: StoryObj = {
  render: () => (
    <Row>
      <Button tone="primary">确认入金</Button>
      <Button>取消</Button>
      <Button tone="quiet">换一张</Button>
      <Button tone="danger">取消出金</Button>
    </Row>
  ),
};

export const States: StoryObj = {
  render: () => (
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
  ),
};

export const Wide: Story = { args: { tone: 'primary', wide: true, children: '登录' } };
