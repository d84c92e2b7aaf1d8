#!/usr/bin/env bash
# Uploads the built site with rclone, which knows every kind of object store:
#
#   deploy/object-store/upload.sh REMOTE:BUCKET/superposition [FOLDER]
#
# Files that have not changed are not sent again. Hashed files of earlier builds stay, because tabs that are open on
# them may still ask for them; all else below the target is removed at the end.
set -euo pipefail

target=${1:?Give the target: REMOTE:BUCKET/superposition}
site=${2:-public}
hashed='^(static/)?([^/]*[-.])?[0-9a-f]{16,32}[./]'

# The stamp is written when a build has ended well.
if [[ ! -f $site/404.html || ! -f $site/../build-info/stamp.txt ]]; then
  echo "There is no finished build in $site. Run \`npm run build\` first." >&2
  exit 1
fi

type_of() {
  case $1 in
    css) echo 'text/css; charset=utf-8' ;;
    html) echo 'text/html; charset=utf-8' ;;
    ico) echo 'image/x-icon' ;;
    js) echo 'text/javascript; charset=utf-8' ;;
    json | map) echo 'application/json; charset=utf-8' ;;
    md) echo 'text/markdown; charset=utf-8' ;;
    png) echo 'image/png' ;;
    svg) echo 'image/svg+xml; charset=utf-8' ;;
    sh | txt) echo 'text/plain; charset=utf-8' ;;
    webmanifest) echo 'application/manifest+json; charset=utf-8' ;;
    webp) echo 'image/webp' ;;
    woff2) echo 'font/woff2' ;;
    xml) echo 'application/xml; charset=utf-8' ;;
    yaml) echo 'application/yaml; charset=utf-8' ;;
    *) echo 'application/octet-stream' ;;
  esac
}

# Source maps and the notes of the build are for tools. A store cannot choose between compressed files, so compressing
# is left to the CDN.
files=$(cd "$site" && find . -type f ! -name '*.map' ! -name '*.br' ! -name '*.gz' \
  ! -path './webpack.stats.json' ! -path './chunk-map.json' ! -path '*/.*/*' ! -name '.*' | cut -c3-)

# upload NAME CACHE_CONTROL: uploads the files whose paths are read, one type after the other.
upload() {
  local paths extension
  paths=$(cat)
  echo "$1: $(grep -c . <<<"$paths" || true) files"
  for extension in $(sed 's/.*[./]//' <<<"$paths" | sort -u); do
    grep -E "(^|[./])$extension\$" <<<"$paths" |
      rclone copy "$site" "$target" --files-from-raw - --checksum --no-update-modtime \
        --header-upload "Cache-Control: $2" \
        --header-upload "Content-Type: $(type_of "$extension")"
  done
}

# Nothing may refer to a file that is not there yet: first what never changes, then pages, then the
# data that open tabs ask for, last the file that tells them of a new build.
changing=$(grep -Ev "$hashed" <<<"$files")
grep -E "$hashed" <<<"$files" | upload 'Hashed files' 'public, max-age=31536000, immutable'
grep -v '^page-data/' <<<"$changing" | upload 'Pages and texts' 'no-cache'
grep '^page-data/' <<<"$changing" | grep -v app-data | upload 'Data of pages' 'no-cache'
upload 'Name of the build' 'no-cache' <<<'page-data/app-data.json'

# What is excluded stays in the target.
rclone sync "$site" "$target" --checksum --no-update-modtime \
  --exclude "/{{$hashed.*}}" --exclude '*.{map,br,gz}' --exclude '/{webpack.stats,chunk-map}.json' \
  --exclude '.*' --exclude '.*/**'
echo "The site is up to date in $target."
