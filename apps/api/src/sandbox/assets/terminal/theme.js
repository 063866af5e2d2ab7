// Before the first paint: the theme and the price colours that the reader chose on the site.
const root = document.documentElement;
for (const [key, values] of Object.entries({ theme: ['light', 'dark'], price: ['red-up', 'green-up', 'safe'] })) {
  const chosen = localStorage.getItem(key === 'price' ? 'priceColour' : key);
  if (values.includes(chosen)) root.dataset[key] = chosen;
}
