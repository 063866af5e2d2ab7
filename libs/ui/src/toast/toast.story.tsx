import { useEffect } from 'react';
import { ToastProvider, useToast } from './toast';

function Tell() {
  const toast = useToast();
  useEffect(() => {
    toast('转账成功', 'ok');
    toast('网络异常，请稍后重试', 'danger');
  }, [toast]);
  return null;
}

export const Two = () => (
  <ToastProvider>
    <Tell />
  </ToastProvider>
);
