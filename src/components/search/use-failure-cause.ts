import { useEffect, useEffectEvent, useState } from 'react';

/** Why a request failed: `reload` is set if a newer deploy is the cause. */
interface FailureCause {
  reload?: () => void;
}

/** Finds out why a request failed; undefined until then. A reload keeps what was typed, if it is given. */
export function useFailureCause(typed?: string): FailureCause | undefined {
  const [cause, setCause] = useState<FailureCause>();
  const keep = useEffectEvent(() => ({ search: typed }));
  useEffect(() => {
    let isShown = true;
    window
      .docsPartMissing(
        () => (isShown ? keep() : undefined),
        (reload) => setCause({ reload }),
      )
      .then((isNewer) => isNewer || setCause({}));
    return () => {
      isShown = false;
    };
  }, []);
  return cause;
}
