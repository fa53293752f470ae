/* global document */
// The three elements work together by attributes and events alone.
const check = document.querySelector('#check');
document.addEventListener('band-countries-change', (event) => {
  check.setAttribute('country', event.detail.value);
});
document.querySelector('#paste').addEventListener('band-paste-change', (event) => {
  check.setAttribute('bands', event.detail.bands);
  check.setAttribute('radio', event.detail.radio);
});
check.setAttribute('country', document.querySelector('#picker').getAttribute('value'));
