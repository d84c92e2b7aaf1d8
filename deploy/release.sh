#!/usr/bin/env bash
# Makes a built site the current one of a server. Runs where the site is served:
#
#   deploy/release.sh BUILT [ROOT]
#
# BUILT contains the folders `public` and `build-info`. The server reads ROOT/current, which leads to
# one of ROOT/releases. Needs rsync.
set -euo pipefail

built=${1:?Give the folder that contains public and build-info}
root=${2:-/srv/superposition-docs}
kept=5
hashed='^(static/)?([^/]*[-.])?[0-9a-f]{16,32}[./]'

if [[ ! -f $built/public/404.html || ! -f $built/build-info/security-headers.conf ]]; then
  echo "There is no built site in $built." >&2
  exit 1
fi

mkdir -p "$root/releases"
root=$(realpath "$root")
name=$(date -u +%Y%m%d-%H%M%S-%N)
release=$root/releases/$name
mkdir "$release"
trap 'rm -rf "$release" "$root/next"' ERR

# Files that have not changed are hard links, which keep their time. Their ETag depends on it.
unchanged=()
[[ ! -d $root/current ]] || unchanged=(--link-dest="$root/current/")
rsync -rc "${unchanged[@]}" "$built/public" "$built/build-info" "$release/"

# Tabs that are open on the release before may still ask for its hashed files.
(cd "$built/public" && find . -type f | cut -c3- | grep -E "$hashed" | sort) >"$release/hashed.txt"
if [[ -f $root/current/hashed.txt ]]; then
  rsync -r --files-from="$root/current/hashed.txt" --ignore-existing \
    --link-dest="$root/current/public/" "$root/current/public/" "$release/public/"
fi

ln -s "releases/$name" "$root/next"
mv -T "$root/next" "$root/current"
find "$root/releases" -mindepth 1 -maxdepth 1 | sort | head -n "-$kept" | xargs -r rm -r
echo "$root/current is now $name."
