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

# The stamp is written when a build has ended well.
if [[ ! -f $built/public/404.html || ! -f $built/build-info/stamp.txt ]]; then
  echo "There is no finished build in $built." >&2
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
rsync -rc --exclude='*.map' --exclude=/public/webpack.stats.json --exclude=/public/chunk-map.json \
  "${unchanged[@]}" "$built/public" "$built/build-info" "$release/"

# Tabs that are open on an earlier release may still ask for its hashed files.
(cd "$release/public" && find . -type f | cut -c3- | grep -E "$hashed" | sort) >"$release/hashed.txt"
for earlier in "$root"/releases/*; do
  [[ $earlier != "$release" && -f $earlier/hashed.txt ]] || continue
  rsync -r --files-from="$earlier/hashed.txt" --ignore-existing \
    --link-dest="$earlier/public/" "$earlier/public/" "$release/public/"
done

ln -s "releases/$name" "$root/next"
mv -T "$root/next" "$root/current"
find "$root/releases" -mindepth 1 -maxdepth 1 | sort | head -n "-$kept" | xargs -r rm -r
echo "$root/current is now $name."
