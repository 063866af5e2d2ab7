import { IconButton } from '../button/icon-button';
import { MoonIcon, SunIcon } from '../icon/drawings';
import { Icon } from '../icon/icon';
import { useTheme } from './theme';

/** `切换主题`: light and dark. */
export function ThemeSwitch() {
  const [theme, choose] = useTheme();
  const dark = theme === 'dark';
  return (
    <IconButton label="切换主题" onClick={() => choose(dark ? 'light' : 'dark')}>
      {dark ? <Icon of={SunIcon} size={20} /> : <Icon of={MoonIcon} size={20} />}
    </IconButton>
  );
}
