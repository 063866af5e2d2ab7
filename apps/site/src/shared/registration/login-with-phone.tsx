import { Link, useLocation } from 'react-router-dom';
import type { HandedPhone } from './handed-phone';

/** The field error for a phone that already has an account. */
export const takenText = '该手机号已注册，请直接登录';

/** Links to the login form, with the phone and the query parameters of this URL. */
export function LoginWithPhone({ mobilePhone }: HandedPhone) {
  const { search } = useLocation();
  return (
    <Link to={{ pathname: '/login', search }} state={{ mobilePhone } satisfies HandedPhone}>
      用该手机号登录
    </Link>
  );
}
