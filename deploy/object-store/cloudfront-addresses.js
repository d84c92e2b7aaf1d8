// A CloudFront function (runtime 2.0) for viewer requests: an object store knows no folders.

// An address of a page may end in a version, so only these endings make a file.
const file = /\.(?:css|html|ico|js|json|map|md|png|sh|svg|txt|webmanifest|webp|woff2|xml|yaml)$/;

// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it.
function handler({ request }) {
  // Two slashes at the beginning would name another host in a redirect.
  const address = request.uri.replace(/^\/+/, '/');
  if (address.endsWith('/index.html'))
    return redirect(address.slice(0, -'index.html'.length), request);
  if (!address.endsWith('/') && !file.test(address)) return redirect(`${address}/`, request);
  request.uri = address.endsWith('/') ? `${address}index.html` : address;
  return request;
}

function redirect(address, { querystring }) {
  const query = Object.entries(querystring)
    .flatMap(([name, { value, multiValue }]) =>
      (multiValue ?? [{ value }]).map((each) => (each.value ? `${name}=${each.value}` : name)),
    )
    .join('&');
  return {
    statusCode: 301,
    statusDescription: 'Moved Permanently',
    headers: { location: { value: query ? `${address}?${query}` : address } },
  };
}
