/** jsdom has no layout: the scroller of a list gets a height, so that some rows are on the screen. For a `beforeEach`. */
export function giveListsLayout(): void {
  window.matchMedia = jest
    .fn()
    .mockReturnValue({ matches: false, addEventListener: jest.fn(), removeEventListener: jest.fn() });
  localStorage.clear();
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(400);
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(37);
  // As in newer browsers, whose type the library does not have yet.
  HTMLElement.prototype.scrollTo = () => Promise.resolve() as unknown as void;
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
}
