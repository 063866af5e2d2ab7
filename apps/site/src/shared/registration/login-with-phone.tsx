import { Link, useLocation } from 'react-router-dom';
import type { HandedPhone } from './handed-phone';

/** What a field says of a phone that has an account already. */
export const takenText = '该手机号已注册，请直接登录';

/** Leads to the login form with the phone, and with the parameters of this address. */
export function LoginWithPhone({ mobilePhone }: HandedPhone) {
  const { search } = useLocation();
  return (
    <Link to={{ pathname: '/login', search }} state={{ mobilePhone } satisfies HandedPhone}>
      用该手机号登录
    </Link>
  );
}
