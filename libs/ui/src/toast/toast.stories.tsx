import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { ToastProvider, useToast } from './toast';

const meta = {
  component: ToastProvider,
  parameters: { docs: { story: { inline: false, height: '240px' } } },
} satisfies Meta<typeof ToastProvider>;

export default meta;

type Story = StoryObj<typeof meta>;

function Tell() {
  const toast = useToast();
  useEffect(() => {
    toast('转账成功', 'ok');
    toast('系统繁忙，请稍后重试', 'danger');
  }, [toast]);
  return null;
}

export const Two: Story = { args: { children: <Tell /> } };
