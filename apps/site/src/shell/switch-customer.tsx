export { SwitchCustomer } from '@portal/ui';
