/*
 * Runs before the first module, in ES5, because it is for browsers of any age. Where the browser lacks what the build needs
 * (browser-targets.mts), it says so above the served page, which it shows without its form, and the first module starts nothing.
 */
(function () {
  // All are in iOS 15. The build uses them; `hasIndices` and `noModule` stand for its syntax, which cannot be asked for.
  var needs = [
    'AbortController BigInt IntersectionObserver ResizeObserver WeakRef globalThis queueMicrotask',
    'Array.prototype.flatMap Object.fromEntries Promise.allSettled String.prototype.replaceAll',
    'HTMLScriptElement.prototype.noModule RegExp.prototype.hasIndices',
  ];

  var words =
    '当前浏览器的版本较低，登录、表单和实时行情无法使用。请更新浏览器，或改用近两年的 Chrome、Edge、Safari、Firefox；iPhone 和 iPad 需要 iOS 15 或更高版本。';

  function has(path) {
    var names = path.split('.');
    var part = window;
    for (var at = 0; at < names.length; at += 1) {
      if (!(names[at] in part)) return false;
      if (at < names.length - 1) part = part[names[at]];
    }
    return true;
  }

  function tell() {
    var page = document.documentElement;
    var notice = document.createElement('p');
    page.setAttribute('data-browser', 'old');
    page.setAttribute('data-reveal-state', 'text');
    notice.setAttribute('role', 'alert');
    notice.setAttribute('style', 'margin:0;padding:12px 16px;border-bottom:1px solid;line-height:1.6');
    document.body.insertBefore(notice, document.body.firstChild);
    notice.appendChild(document.createTextNode(words));
  }

  var all = needs.join(' ').split(' ');
  for (var each = 0; each < all.length; each += 1) if (!has(all[each])) return tell();
})();
